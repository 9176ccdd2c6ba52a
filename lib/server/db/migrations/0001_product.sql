ALTER TABLE "product_fields" ADD COLUMN "section" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "on_sale_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "stock_notices_due" ON "stock_notices" USING btree ("due_at") WHERE "stock_notices"."sent_at" is null;