CREATE TABLE "changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" integer,
	"user_id" integer,
	"audience" text,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"by" integer NOT NULL,
	"xid" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "changes_reach_one_person_or_an_audience" CHECK (num_nonnulls("changes"."user_id", "changes"."audience") = 1),
	CONSTRAINT "changes_audience_of_a_campaign" CHECK ("changes"."audience" is null or "changes"."campaign_id" is not null)
);
--> statement-breakpoint
CREATE INDEX "changes_by_transaction" ON "changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "changes_by_age" ON "changes" USING btree ("created_at");