ALTER TABLE "order_items" ADD COLUMN "takes_coupon" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_base" bigint;