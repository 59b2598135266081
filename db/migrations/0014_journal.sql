CREATE TABLE "journal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"kind" text NOT NULL,
	"audience" text NOT NULL,
	"readers" integer[] DEFAULT '{}' NOT NULL,
	"entry" jsonb NOT NULL,
	"masked" jsonb,
	"user_id" integer,
	"person" text,
	"act_id" integer,
	"happened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "journal_audience_known" CHECK ("journal"."audience" in ('members', 'managers'))
);
--> statement-breakpoint
ALTER TABLE "journal" ADD CONSTRAINT "journal_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal" ADD CONSTRAINT "journal_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_of_campaign" ON "journal" USING btree ("campaign_id","happened_at","id");--> statement-breakpoint
CREATE INDEX "journal_of_user" ON "journal" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "journal_of_act" ON "journal" USING btree ("act_id") WHERE "journal"."act_id" is not null;