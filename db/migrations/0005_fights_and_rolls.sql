CREATE TABLE "fight_acts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fight_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"fight_id" integer NOT NULL,
	"user_id" integer,
	"round" integer NOT NULL,
	"entry" jsonb NOT NULL,
	"undo" jsonb NOT NULL,
	"is_undone" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fights" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fights_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'prepared' NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"hit_points_shown" text DEFAULT 'word' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"rest" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fights_state_known" CHECK ("fights"."state" in ('prepared', 'running', 'over')),
	CONSTRAINT "fights_hit_points_shown_known" CHECK ("fights"."hit_points_shown" in ('word', 'number', 'nothing'))
);
--> statement-breakpoint
CREATE TABLE "rolls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rolls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"user_id" integer,
	"character_id" integer,
	"label" text NOT NULL,
	"dice" jsonb NOT NULL,
	"modifier" integer NOT NULL,
	"mode" text NOT NULL,
	"total" integer NOT NULL,
	"is_typed" boolean NOT NULL,
	"audience" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rolls_audience_known" CHECK ("rolls"."audience" in ('table', 'dm', 'me')),
	CONSTRAINT "rolls_mode_known" CHECK ("rolls"."mode" in ('normal', 'advantage', 'disadvantage'))
);
--> statement-breakpoint
ALTER TABLE "fight_acts" ADD CONSTRAINT "fight_acts_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fight_acts" ADD CONSTRAINT "fight_acts_fight_id_fights_id_fk" FOREIGN KEY ("fight_id") REFERENCES "public"."fights"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fight_acts" ADD CONSTRAINT "fight_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fights" ADD CONSTRAINT "fights_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rolls" ADD CONSTRAINT "rolls_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rolls" ADD CONSTRAINT "rolls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rolls" ADD CONSTRAINT "rolls_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fight_acts_of_fight" ON "fight_acts" USING btree ("fight_id","id");--> statement-breakpoint
CREATE INDEX "fight_acts_of_campaign" ON "fight_acts" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "fight_acts_of_user" ON "fight_acts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "fights_of_campaign" ON "fights" USING btree ("campaign_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "fights_one_running" ON "fights" USING btree ("campaign_id") WHERE "fights"."state" = 'running';--> statement-breakpoint
CREATE INDEX "rolls_of_campaign" ON "rolls" USING btree ("campaign_id","id");--> statement-breakpoint
CREATE INDEX "rolls_of_user" ON "rolls" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rolls_of_character" ON "rolls" USING btree ("character_id");