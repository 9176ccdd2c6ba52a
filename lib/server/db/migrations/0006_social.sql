CREATE TABLE "daily_counts" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "daily_counts_user_id_kind_day_pk" PRIMARY KEY("user_id","kind","day"),
	CONSTRAINT "daily_counts_kind" CHECK ("daily_counts"."kind" in ('post', 'post_comment', 'report'))
);
--> statement-breakpoint
ALTER TABLE "post_comments" ADD COLUMN "hidden_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "hidden_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_counts" ADD CONSTRAINT "daily_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_counts_day" ON "daily_counts" USING btree ("day");