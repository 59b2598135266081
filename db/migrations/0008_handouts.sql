CREATE TABLE "handout_reads" (
	"campaign_id" integer NOT NULL,
	"handout_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "handout_reads_pkey" PRIMARY KEY("handout_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "handouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "handouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"image" text,
	"is_sealed" boolean DEFAULT true NOT NULL,
	"opened_for" jsonb,
	"position" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "handout_reads" ADD CONSTRAINT "handout_reads_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handout_reads" ADD CONSTRAINT "handout_reads_handout_id_handouts_id_fk" FOREIGN KEY ("handout_id") REFERENCES "public"."handouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handout_reads" ADD CONSTRAINT "handout_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handouts" ADD CONSTRAINT "handouts_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handout_reads_of_campaign" ON "handout_reads" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "handout_reads_of_user" ON "handout_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "handouts_of_campaign" ON "handouts" USING btree ("campaign_id","position","id");