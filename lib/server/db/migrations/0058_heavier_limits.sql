ALTER TABLE "guesses" DROP CONSTRAINT "guesses_kind";--> statement-breakpoint
ALTER TABLE "daily_counts" DROP CONSTRAINT "daily_counts_kind";--> statement-breakpoint
ALTER TABLE "guesses" ADD CONSTRAINT "guesses_kind" CHECK ("guesses"."kind" in ('code', 'password', 'second_factor', 'coupon'));--> statement-breakpoint
ALTER TABLE "daily_counts" ADD CONSTRAINT "daily_counts_kind" CHECK ("daily_counts"."kind" in ('post', 'post_comment', 'report', 'portrait', 'comment_picture', 'comment_change', 'attachment'));