CREATE TYPE "public"."funnel_step" AS ENUM('product_view', 'cart_add', 'checkout');--> statement-breakpoint
CREATE TABLE "funnel_counts" (
	"day" date NOT NULL,
	"step" "funnel_step" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "funnel_counts_day_step_pk" PRIMARY KEY("day","step"),
	CONSTRAINT "funnel_counts_positive" CHECK ("funnel_counts"."count" > 0)
);
