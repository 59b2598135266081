CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"cover_image" text,
	"cover_colour" text NOT NULL,
	"description" text NOT NULL,
	"setting" text NOT NULL,
	"factions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"themes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"map_image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"sender_id" integer NOT NULL,
	"receiver_id" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "invites_status_known" CHECK ("invites"."status" in ('pending', 'accepted', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "members" (
	"campaign_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_pkey" PRIMARY KEY("campaign_id","user_id"),
	CONSTRAINT "members_role_known" CHECK ("members"."role" in ('creator', 'admin', 'player'))
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "belongings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "belongings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"character_id" integer,
	"encounter_id" integer,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"image" text,
	"range" text NOT NULL,
	"area" text NOT NULL,
	"cost" text NOT NULL,
	"effects" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"damage_types" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"level" integer,
	"abilities" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "belongings_one_owner" CHECK (num_nonnulls("belongings"."character_id", "belongings"."encounter_id") = 1),
	CONSTRAINT "belongings_kind_known" CHECK ("belongings"."kind" in ('item', 'spell', 'action')),
	CONSTRAINT "belongings_level_of_spells" CHECK (("belongings"."kind" = 'spell') = ("belongings"."level" is not null)),
	CONSTRAINT "belongings_abilities_of_encounter_items" CHECK ("belongings"."abilities" is null or ("belongings"."kind" = 'item' and "belongings"."encounter_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "characters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "characters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"created_by" integer,
	"name" text NOT NULL,
	"image" text,
	"description" text NOT NULL,
	"level" integer NOT NULL,
	"speed" integer NOT NULL,
	"armour_class" integer NOT NULL,
	"current_hit_points" integer NOT NULL,
	"max_hit_points" integer NOT NULL,
	"abilities" jsonb NOT NULL,
	"first_skill" text DEFAULT '' NOT NULL,
	"second_skill" text DEFAULT '' NOT NULL,
	"saving_throws" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "characters_hit_points" CHECK ("characters"."current_hit_points" between 0 and "characters"."max_hit_points")
);
--> statement-breakpoint
CREATE TABLE "encounters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "encounters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"description" text NOT NULL,
	"level" integer NOT NULL,
	"speed" integer NOT NULL,
	"armour_class" integer NOT NULL,
	"current_hit_points" integer NOT NULL,
	"max_hit_points" integer NOT NULL,
	"abilities" jsonb NOT NULL,
	"first_skill" text DEFAULT '' NOT NULL,
	"second_skill" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "encounters_hit_points" CHECK ("encounters"."current_hit_points" between 0 and "encounters"."max_hit_points")
);
--> statement-breakpoint
CREATE TABLE "origins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "origins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"character_id" integer,
	"encounter_id" integer,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"first_skill" text DEFAULT '' NOT NULL,
	"second_skill" text DEFAULT '' NOT NULL,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tools" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"energy_name" text DEFAULT '' NOT NULL,
	"max_energy_level" integer DEFAULT 6 NOT NULL,
	"energy_amounts" jsonb DEFAULT '{"1":0,"2":0,"3":0,"4":0,"5":0,"6":0}'::jsonb NOT NULL,
	"energy_spent" jsonb DEFAULT '{"1":0,"2":0,"3":0,"4":0,"5":0,"6":0}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "origins_one_owner" CHECK (num_nonnulls("origins"."character_id", "origins"."encounter_id") = 1),
	CONSTRAINT "origins_kind_known" CHECK ("origins"."kind" in ('race', 'background', 'class'))
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_type_known" CHECK ("feedback"."type" in ('error', 'review'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"image" text,
	"session_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('user', 'super_admin'))
);
--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "belongings" ADD CONSTRAINT "belongings_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "belongings" ADD CONSTRAINT "belongings_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "belongings" ADD CONSTRAINT "belongings_encounter_id_encounters_id_fk" FOREIGN KEY ("encounter_id") REFERENCES "public"."encounters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "encounters" ADD CONSTRAINT "encounters_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "origins" ADD CONSTRAINT "origins_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "origins" ADD CONSTRAINT "origins_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "origins" ADD CONSTRAINT "origins_encounter_id_encounters_id_fk" FOREIGN KEY ("encounter_id") REFERENCES "public"."encounters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_expire" ON "attempts" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "invites_one_pending" ON "invites" USING btree ("campaign_id","receiver_id") WHERE "invites"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "invites_of_receiver" ON "invites" USING btree ("receiver_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "invites_of_campaign" ON "invites" USING btree ("campaign_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "invites_of_sender" ON "invites" USING btree ("sender_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_one_creator" ON "members" USING btree ("campaign_id") WHERE "members"."role" = 'creator';--> statement-breakpoint
CREATE INDEX "members_of_user" ON "members" USING btree ("user_id","campaign_id");--> statement-breakpoint
CREATE INDEX "notes_of_campaign" ON "notes" USING btree ("campaign_id","created_at","id");--> statement-breakpoint
CREATE INDEX "belongings_of_character" ON "belongings" USING btree ("character_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "belongings_of_encounter" ON "belongings" USING btree ("encounter_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "belongings_of_campaign" ON "belongings" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "characters_of_campaign" ON "characters" USING btree ("campaign_id","created_at","id");--> statement-breakpoint
CREATE INDEX "characters_of_user" ON "characters" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "encounters_of_campaign" ON "encounters" USING btree ("campaign_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "origins_of_character" ON "origins" USING btree ("character_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "origins_of_encounter" ON "origins" USING btree ("encounter_id","kind");--> statement-breakpoint
CREATE INDEX "origins_of_campaign" ON "origins" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "feedback_newest" ON "feedback" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "feedback_of_type" ON "feedback" USING btree ("type","created_at","id");--> statement-breakpoint
CREATE INDEX "feedback_of_user" ON "feedback" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));