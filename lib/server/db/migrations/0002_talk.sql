DROP INDEX "questions_user";--> statement-breakpoint
CREATE UNIQUE INDEX "comments_one_per_product" ON "comments" USING btree ("product_id","user_id") WHERE "comments"."status" <> 'rejected';--> statement-breakpoint
CREATE INDEX "questions_user" ON "questions" USING btree ("user_id","created_at");