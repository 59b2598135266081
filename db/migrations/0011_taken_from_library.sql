ALTER TABLE "belongings" ADD COLUMN "from_library" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "encounters" ADD COLUMN "from_library" boolean DEFAULT false NOT NULL;