CREATE TABLE "additions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "additions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"evening_id" integer NOT NULL,
	"user_id" integer,
	"author" text,
	"character_id" integer,
	"text" text NOT NULL,
	"audience" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "additions_audience_known" CHECK ("additions"."audience" in ('table', 'dm', 'me'))
);
--> statement-breakpoint
CREATE TABLE "called_off_evenings" (
	"evening_id" integer PRIMARY KEY NOT NULL,
	"campaign_id" integer NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"place" text NOT NULL,
	"sequence" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evening_answers" (
	"campaign_id" integer NOT NULL,
	"date_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "evening_answers_pkey" PRIMARY KEY("date_id","user_id"),
	CONSTRAINT "evening_answers_known" CHECK ("evening_answers"."answer" in ('yes', 'maybe', 'no'))
);
--> statement-breakpoint
CREATE TABLE "evening_attendance" (
	"campaign_id" integer NOT NULL,
	"evening_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "evening_attendance_pkey" PRIMARY KEY("evening_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "evening_dates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evening_dates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"evening_id" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evenings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evenings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"minutes" integer DEFAULT 240 NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"chapter" text DEFAULT '' NOT NULL,
	"threads" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"signed_at" timestamp (3) with time zone,
	"signed_by" integer,
	"begun_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evenings_state_known" CHECK ("evenings"."state" in ('planned', 'running', 'over'))
);
--> statement-breakpoint
ALTER TABLE "shown" DROP CONSTRAINT "shown_place_known";--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "auto_evenings" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "evening_letters" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "calendar_token_hash" text;--> statement-breakpoint
ALTER TABLE "additions" ADD CONSTRAINT "additions_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "additions" ADD CONSTRAINT "additions_evening_id_evenings_id_fk" FOREIGN KEY ("evening_id") REFERENCES "public"."evenings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "additions" ADD CONSTRAINT "additions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "additions" ADD CONSTRAINT "additions_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "called_off_evenings" ADD CONSTRAINT "called_off_evenings_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evening_answers" ADD CONSTRAINT "evening_answers_date_id_evening_dates_id_fk" FOREIGN KEY ("date_id") REFERENCES "public"."evening_dates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evening_answers" ADD CONSTRAINT "evening_answers_of_member" FOREIGN KEY ("campaign_id","user_id") REFERENCES "public"."members"("campaign_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evening_attendance" ADD CONSTRAINT "evening_attendance_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evening_attendance" ADD CONSTRAINT "evening_attendance_evening_id_evenings_id_fk" FOREIGN KEY ("evening_id") REFERENCES "public"."evenings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evening_attendance" ADD CONSTRAINT "evening_attendance_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evening_dates" ADD CONSTRAINT "evening_dates_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evening_dates" ADD CONSTRAINT "evening_dates_evening_id_evenings_id_fk" FOREIGN KEY ("evening_id") REFERENCES "public"."evenings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evenings" ADD CONSTRAINT "evenings_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evenings" ADD CONSTRAINT "evenings_signed_by_users_id_fk" FOREIGN KEY ("signed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "additions_of_evening" ON "additions" USING btree ("evening_id","id");--> statement-breakpoint
CREATE INDEX "additions_of_campaign" ON "additions" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "additions_of_user" ON "additions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "additions_of_character" ON "additions" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "called_off_evenings_of_campaign" ON "called_off_evenings" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "evening_answers_by_member" ON "evening_answers" USING btree ("campaign_id","user_id");--> statement-breakpoint
CREATE INDEX "evening_attendance_of_campaign" ON "evening_attendance" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "evening_attendance_of_user" ON "evening_attendance" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "evening_dates_of_evening" ON "evening_dates" USING btree ("evening_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "evening_dates_of_campaign" ON "evening_dates" USING btree ("campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "evenings_of_campaign" ON "evenings" USING btree ("campaign_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "evenings_one_running" ON "evenings" USING btree ("campaign_id") WHERE "evenings"."state" = 'running';--> statement-breakpoint
CREATE INDEX "evenings_by_signer" ON "evenings" USING btree ("signed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "users_by_calendar" ON "users" USING btree ("calendar_token_hash");--> statement-breakpoint
ALTER TABLE "shown" ADD CONSTRAINT "shown_place_known" CHECK ("shown"."place" in ('map', 'description', 'setting', 'factions', 'themes', 'character', 'handout', 'fight', 'evening'));