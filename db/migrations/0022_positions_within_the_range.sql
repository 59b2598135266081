-- A client that named the largest position, and none for the next record, once stored a larger one, which no browser reads.
UPDATE "handouts" SET "position" = "ranked"."place" * 1024 FROM (
	SELECT "id", row_number() OVER (PARTITION BY "campaign_id" ORDER BY "position", "id") AS "place" FROM "handouts"
	WHERE "campaign_id" IN (SELECT "campaign_id" FROM "handouts" WHERE "position" > 1000000000)
) AS "ranked" WHERE "ranked"."id" = "handouts"."id";--> statement-breakpoint
UPDATE "maps" SET "position" = "ranked"."place" * 1024 FROM (
	SELECT "id", row_number() OVER (PARTITION BY "campaign_id" ORDER BY "position", "id") AS "place" FROM "maps"
	WHERE "campaign_id" IN (SELECT "campaign_id" FROM "maps" WHERE "position" > 1000000000)
) AS "ranked" WHERE "ranked"."id" = "maps"."id";
