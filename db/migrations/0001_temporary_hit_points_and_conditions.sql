ALTER TABLE "characters" ADD COLUMN "temporary_hit_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "conditions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "encounters" ADD COLUMN "temporary_hit_points" integer DEFAULT 0 NOT NULL;