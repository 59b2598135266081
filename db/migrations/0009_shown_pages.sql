CREATE TABLE "shown" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shown_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"place" text NOT NULL,
	"record_id" integer,
	"user_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shown_place_known" CHECK ("shown"."place" in ('map', 'description', 'setting', 'factions', 'themes', 'character', 'handout', 'fight'))
);
--> statement-breakpoint
ALTER TABLE "shown" ADD CONSTRAINT "shown_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown" ADD CONSTRAINT "shown_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shown_of_campaign" ON "shown" USING btree ("campaign_id","id");--> statement-breakpoint
CREATE INDEX "shown_by_user" ON "shown" USING btree ("user_id");