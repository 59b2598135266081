CREATE TABLE "presence" (
	"stream_id" text PRIMARY KEY NOT NULL,
	"campaign_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "snapshot" text DEFAULT pg_current_snapshot()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "payload" jsonb;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presence_of_campaign" ON "presence" USING btree ("campaign_id","user_id");--> statement-breakpoint
CREATE INDEX "presence_of_user" ON "presence" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "presence_by_age" ON "presence" USING btree ("seen_at");