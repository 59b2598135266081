ALTER TABLE "rolls" ADD COLUMN "save" text;--> statement-breakpoint
ALTER TABLE "rolls" ADD CONSTRAINT "rolls_save_known" CHECK ("rolls"."save" in ('str', 'dex', 'con', 'int', 'wis', 'cha'));