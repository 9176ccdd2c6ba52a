CREATE TYPE "public"."exchange_state" AS ENUM('held', 'ordered', 'released');--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "exchange_stock_id" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "exchange_value" jsonb;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "exchange_price" bigint;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "exchange_discount" bigint;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "exchange_state" "exchange_state";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "exchange_total" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "exchange_of" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_exchange_stock_id_stocks_id_fk" FOREIGN KEY ("exchange_stock_id") REFERENCES "public"."stocks"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_exchange_of_orders_id_fk" FOREIGN KEY ("exchange_of") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_items_exchange" ON "order_items" USING btree ("exchange_stock_id") WHERE "order_items"."exchange_stock_id" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_one_exchange_a_return" UNIQUE("exchange_of");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_exchange_whole" CHECK (num_nulls("order_items"."exchange_stock_id", "order_items"."exchange_value", "order_items"."exchange_price", "order_items"."exchange_discount", "order_items"."exchange_state") in (0, 5) and ("order_items"."exchange_stock_id" is null or "order_items"."parent_item_id" is not null and "order_items"."exchange_price" > 0 and "order_items"."exchange_discount" between 0 and "order_items"."exchange_price"));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_exchange" CHECK ("orders"."exchange_total" between 0 and "orders"."payable" and ("orders"."exchange_of" is null or "orders"."type" = 'sales'));