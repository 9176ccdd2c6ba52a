ALTER TYPE "public"."wallet_reason" ADD VALUE 'transfer';--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "transfer_amount" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "sheba" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_transfer" CHECK ("refunds"."transfer_amount" between 1 and "refunds"."amount");