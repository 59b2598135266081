DROP INDEX "fight_acts_of_campaign";--> statement-breakpoint
CREATE INDEX "fight_acts_of_campaign" ON "fight_acts" USING btree ("campaign_id","created_at");