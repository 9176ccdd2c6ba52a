ALTER TABLE "stocks" ADD COLUMN "is_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "stocks" ADD COLUMN "free" integer GENERATED ALWAYS AS (case when is_on then quantity - reserved else 0 end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "stocks" ADD COLUMN "guarantee" text;--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_guarantee" CHECK ("stocks"."guarantee" <> '');--> statement-breakpoint

-- Written by hand from here on. What is out of sale can be bought by nobody, and no filter finds it.
CREATE OR REPLACE FUNCTION stocks_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
  chosen jsonb[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT product_id) INTO changed FROM before;
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT product_id), array_agg(DISTINCT parent_value) INTO changed, chosen FROM after;
  ELSE
    SELECT array_agg(DISTINCT product_id), array_agg(DISTINCT parent_value) INTO changed, chosen FROM (
      SELECT id, product_id, parent_value, price, sale_price, sale_from, sale_until, is_on, free > 0 FROM after
      EXCEPT
      SELECT id, product_id, parent_value, price, sale_price, sale_from, sale_until, is_on, free > 0 FROM before
    ) altered;
  END IF;
  SELECT array_agg(one) INTO chosen FROM unnest(chosen) one
  WHERE NOT EXISTS (SELECT FROM value_sets WHERE value_sets.parent_value = one);
  PERFORM learn_values(chosen) WHERE chosen IS NOT NULL;
  PERFORM refresh_listings(changed) WHERE changed IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION write_listings(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM products WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;

  UPDATE products SET min_price = own.price, available = own.free
  FROM (
    SELECT product.id, coalesce(min(stock.price) FILTER (WHERE stock.free > 0),
      min(stock.price), 0) AS price, coalesce(bool_or(stock.free > 0), false) AS free
    FROM products product
    LEFT JOIN stocks stock ON stock.product_id = product.id AND stock.product_id = ANY (changed)
    WHERE product.id = ANY (changed) GROUP BY product.id
  ) own
  WHERE products.id = own.id AND products.id = ANY (changed)
    AND (products.min_price, products.available) IS DISTINCT FROM (own.price, own.free);

  -- What has no variant has no price, so no list shows it.
  DELETE FROM listings USING products
  LEFT JOIN (SELECT DISTINCT product_id FROM stocks WHERE product_id = ANY (changed)) stocked
    ON stocked.product_id = products.id
  WHERE listings.product_id = ANY (changed) AND products.id = listings.product_id
    AND products.id = ANY (changed)
    AND (products.status NOT IN ('published', 'coming_soon') OR stocked.product_id IS NULL);

  INSERT INTO listings (product_id, category_id, brand_id, festival_id, percent, final_price,
    available, value_ids, free_value_ids, set_ids, free_set_ids, terms, view_count, sold_count, created_at)
  SELECT product.id, product.category_id, product.brand_id, best.festival_id,
    CASE WHEN best.final < best.festival_price THEN ((best.price - best.final) * 100 / best.price)::integer
      ELSE best.percent END,
    best.final,
    product.available AND product.status = 'published',
    values_of(own.sets), values_of(free.sets), own.sets, free.sets,
    product.terms, product.view_count, product.sold_count, product.created_at
  FROM products product
  JOIN (
    SELECT stock.product_id,
      coalesce(array_agg(value_set.id ORDER BY value_set.id) FILTER (WHERE stock.is_on), '{}') AS sets,
      coalesce(array_agg(value_set.id ORDER BY value_set.id) FILTER (
        WHERE stock.free > 0), '{}') AS free_sets
    FROM stocks stock JOIN value_sets value_set ON value_set.parent_value = stock.parent_value
    WHERE stock.product_id = ANY (changed) GROUP BY stock.product_id
  ) own ON own.product_id = product.id
  JOIN (
    SELECT DISTINCT ON (priced.product_id) priced.* FROM (
      SELECT stock.product_id, stock.id, stock.position, stock.price, stock.free > 0 AS is_free,
        festival.id AS festival_id, cut.percent,
        discounted_price(stock.price, cut.percent, NULL, NULL, NULL) AS festival_price,
        discounted_price(stock.price, cut.percent, stock.sale_price, stock.sale_from, stock.sale_until) AS final
      FROM stocks stock JOIN products product ON product.id = stock.product_id AND product.id = ANY (changed)
      LEFT JOIN festivals festival ON festival.id = product.festival_id
        AND now() >= festival.starts_at AND now() < festival.ends_at
      CROSS JOIN LATERAL (
        SELECT CASE WHEN festival.id IS NULL THEN 0 ELSE product.festival_percent END AS percent
      ) cut
      WHERE stock.product_id = ANY (changed)
    ) priced
    ORDER BY priced.product_id, priced.is_free DESC, priced.final, priced.position, priced.id
  ) best ON best.product_id = product.id
  CROSS JOIN LATERAL (
    SELECT CASE WHEN product.status = 'published' THEN own.free_sets ELSE '{}' END AS sets
  ) free
  WHERE product.id = ANY (changed) AND product.status IN ('published', 'coming_soon')
  ON CONFLICT (product_id) DO UPDATE SET category_id = excluded.category_id,
    brand_id = excluded.brand_id, festival_id = excluded.festival_id, percent = excluded.percent,
    final_price = excluded.final_price, available = excluded.available,
    value_ids = excluded.value_ids, free_value_ids = excluded.free_value_ids,
    set_ids = excluded.set_ids, free_set_ids = excluded.free_set_ids,
    terms = excluded.terms, view_count = excluded.view_count, sold_count = excluded.sold_count,
    created_at = excluded.created_at
  WHERE (listings.*) IS DISTINCT FROM (excluded.*);
END $$;
