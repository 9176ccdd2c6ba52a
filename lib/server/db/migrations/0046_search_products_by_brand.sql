DROP INDEX "products_names";--> statement-breakpoint
CREATE INDEX "products_names" ON "products" USING btree ("id","status","name_key","brand_id");