CREATE TABLE "listing_samples" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"festival_id" integer,
	"percent" smallint DEFAULT 0 NOT NULL,
	"final_price" bigint NOT NULL,
	"available" boolean NOT NULL,
	"value_ids" integer[] NOT NULL,
	"free_value_ids" integer[] NOT NULL,
	"set_ids" integer[] NOT NULL,
	"free_set_ids" integer[] NOT NULL,
	"terms" integer[] NOT NULL,
	"view_count" integer NOT NULL,
	"sold_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_category_newest";--> statement-breakpoint
DROP INDEX "products_brand";--> statement-breakpoint
CREATE INDEX "listing_samples_category" ON "listing_samples" USING btree ("category_id","final_price");--> statement-breakpoint
CREATE INDEX "listing_samples_brand" ON "listing_samples" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "listing_samples_terms" ON "listing_samples" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "listing_samples_few" ON "listing_samples" USING btree ("category_id") WHERE hashint4("listing_samples"."product_id") & 127 = 0;--> statement-breakpoint
CREATE INDEX "products_category_updated" ON "products" USING btree ("category_id","updated_at");--> statement-breakpoint
CREATE INDEX "products_brand_updated" ON "products" USING btree ("brand_id","updated_at");--> statement-breakpoint
CREATE INDEX "products_part_updated" ON "products" USING btree ((("id" - 1) / 50000),"updated_at");--> statement-breakpoint
CREATE INDEX "listings_unindexed" ON "listings" USING btree ("product_id") WHERE "listings"."terms" = '{}';--> statement-breakpoint
CREATE INDEX "words_of_letters" ON "words" USING btree ("count") WHERE "words"."word" !~ '[0-9]';--> statement-breakpoint

-- Written by hand. One listing of sixteen stands in `listing_samples` too, whoever writes it; the hash keeps whatever
-- order goods came in from picking one kind of them.
CREATE FUNCTION is_sampled(id integer) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT hashint4(id) & 15 = 0
$$;--> statement-breakpoint
CREATE FUNCTION sample_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM listing_samples WHERE product_id IN (SELECT product_id FROM before WHERE is_sampled(product_id));
  ELSIF EXISTS (SELECT FROM after WHERE is_sampled(product_id)) THEN
    INSERT INTO listing_samples (product_id, category_id, brand_id, festival_id, percent, final_price, available,
      value_ids, free_value_ids, set_ids, free_set_ids, terms, view_count, sold_count, created_at)
    SELECT product_id, category_id, brand_id, festival_id, percent, final_price, available,
      value_ids, free_value_ids, set_ids, free_set_ids, terms, view_count, sold_count, created_at
    FROM after WHERE is_sampled(product_id)
    ON CONFLICT (product_id) DO UPDATE SET category_id = excluded.category_id,
      brand_id = excluded.brand_id, festival_id = excluded.festival_id, percent = excluded.percent,
      final_price = excluded.final_price, available = excluded.available,
      value_ids = excluded.value_ids, free_value_ids = excluded.free_value_ids,
      set_ids = excluded.set_ids, free_set_ids = excluded.free_set_ids,
      terms = excluded.terms, view_count = excluded.view_count, sold_count = excluded.sold_count,
      created_at = excluded.created_at;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER listings_added_to_sample AFTER INSERT ON listings REFERENCING NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION sample_listings();--> statement-breakpoint
CREATE TRIGGER listings_altered_in_sample AFTER UPDATE ON listings REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION sample_listings();--> statement-breakpoint
CREATE TRIGGER listings_removed_from_sample AFTER DELETE ON listings REFERENCING OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION sample_listings();--> statement-breakpoint

-- A shop that was there before gets its rows.
INSERT INTO listing_samples (product_id, category_id, brand_id, festival_id, percent, final_price, available,
  value_ids, free_value_ids, set_ids, free_set_ids, terms, view_count, sold_count, created_at)
SELECT product_id, category_id, brand_id, festival_id, percent, final_price, available,
  value_ids, free_value_ids, set_ids, free_set_ids, terms, view_count, sold_count, created_at
FROM listings WHERE is_sampled(product_id);
