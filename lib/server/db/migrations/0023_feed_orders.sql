CREATE INDEX "products_added" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "products_updated" ON "products" USING btree ("updated_at","id");