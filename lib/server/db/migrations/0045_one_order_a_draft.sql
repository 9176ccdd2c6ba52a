ALTER TABLE "orders" ADD COLUMN "draft_key" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "waiting_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_transfer" ON "payments" USING btree ("ref_id") WHERE "payments"."gateway" = 'card-to-card';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_one_a_draft" UNIQUE("draft_key");--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_answer" CHECK (("comments"."answer" is null) = ("comments"."answered_at" is null));--> statement-breakpoint
UPDATE "tickets" SET "waiting_since" = coalesce((
  SELECT min(m."created_at") FROM "ticket_messages" m
  WHERE m."ticket_id" = "tickets"."id" AND NOT m."from_shop" AND m."created_at" > coalesce((
    SELECT max(s."created_at") FROM "ticket_messages" s
    WHERE s."ticket_id" = "tickets"."id" AND s."from_shop"), '-infinity')), "tickets"."updated_at");
