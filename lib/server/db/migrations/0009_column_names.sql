ALTER TABLE "codes" RENAME COLUMN "address" TO "ip";--> statement-breakpoint
ALTER TABLE "contact_messages" RENAME COLUMN "client" TO "ip";--> statement-breakpoint
ALTER TABLE "guesses" RENAME COLUMN "at" TO "kind";--> statement-breakpoint
ALTER TABLE "guesses" RENAME COLUMN "address" TO "ip";--> statement-breakpoint
ALTER TABLE "operator_events" RENAME COLUMN "wished" TO "input";--> statement-breakpoint
ALTER TABLE "refunds" RENAME COLUMN "way" TO "destination";--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "address" TO "ip";--> statement-breakpoint
ALTER TABLE "guesses" RENAME CONSTRAINT "guesses_at" TO "guesses_kind";--> statement-breakpoint
ALTER TABLE "refunds" RENAME CONSTRAINT "refunds_way" TO "refunds_destination";--> statement-breakpoint
ALTER INDEX "codes_address" RENAME TO "codes_ip";--> statement-breakpoint
ALTER INDEX "contact_messages_client" RENAME TO "contact_messages_ip";--> statement-breakpoint
ALTER INDEX "guesses_address" RENAME TO "guesses_ip";
