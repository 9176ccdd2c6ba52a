-- Written by hand. A statement that writes many products or variants takes time in proportion to how many they are.

-- What was written is compared by EXCEPT, which is hashed or sorted: a join of transition tables is planned once,
-- for the number of rows of the first call, and compares each row with each.
CREATE OR REPLACE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(id) INTO changed FROM after;
  ELSE
    SELECT array_agg(id) INTO changed FROM (
      SELECT id, category_id, brand_id, status, festival_id, festival_percent, terms, view_count, sold_count, created_at
      FROM after
      EXCEPT
      SELECT id, category_id, brand_id, status, festival_id, festival_percent, terms, view_count, sold_count, created_at
      FROM before
    ) altered;
  END IF;
  PERFORM refresh_listings(changed) WHERE changed IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint

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
      SELECT id, product_id, parent_value, price, quantity > reserved FROM after
      EXCEPT
      SELECT id, product_id, parent_value, price, quantity > reserved FROM before
    ) altered;
  END IF;
  SELECT array_agg(one) INTO chosen FROM unnest(chosen) one
  WHERE NOT EXISTS (SELECT FROM value_sets WHERE value_sets.parent_value = one);
  PERFORM learn_values(chosen) WHERE chosen IS NOT NULL;
  PERFORM refresh_listings(changed) WHERE changed IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint

-- The products are locked before anything is read: of two writers the later sees what the earlier wrote.
CREATE FUNCTION write_listings(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM products WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;

  UPDATE products SET min_price = own.price, available = own.free
  FROM (
    SELECT product.id, coalesce(min(stock.price) FILTER (WHERE stock.quantity > stock.reserved),
      min(stock.price), 0) AS price, coalesce(bool_or(stock.quantity > stock.reserved), false) AS free
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
  SELECT product.id, product.category_id, product.brand_id, festival.id, cut.percent,
    CASE WHEN cut.percent = 0 THEN product.min_price ELSE cut.exact - cut.exact % 10 END,
    product.available AND product.status = 'published',
    values_of(own.sets), values_of(free.sets), own.sets, free.sets,
    product.terms, product.view_count, product.sold_count, product.created_at
  FROM products product
  JOIN (
    SELECT stock.product_id, array_agg(value_set.id ORDER BY value_set.id) AS sets,
      coalesce(array_agg(value_set.id ORDER BY value_set.id) FILTER (
        WHERE stock.quantity > stock.reserved), '{}') AS free_sets
    FROM stocks stock JOIN value_sets value_set ON value_set.parent_value = stock.parent_value
    WHERE stock.product_id = ANY (changed) GROUP BY stock.product_id
  ) own ON own.product_id = product.id
  CROSS JOIN LATERAL (
    SELECT CASE WHEN product.status = 'published' THEN own.free_sets ELSE '{}' END AS sets
  ) free
  LEFT JOIN festivals festival ON festival.id = product.festival_id
    AND now() >= festival.starts_at AND now() < festival.ends_at
  CROSS JOIN LATERAL (
    SELECT CASE WHEN festival.id IS NULL THEN 0 ELSE product.festival_percent END AS percent,
      product.min_price * (100 - CASE WHEN festival.id IS NULL THEN 0 ELSE product.festival_percent END) / 100 AS exact
  ) cut
  WHERE product.id = ANY (changed) AND product.status IN ('published', 'coming_soon')
  ON CONFLICT (product_id) DO UPDATE SET category_id = excluded.category_id,
    brand_id = excluded.brand_id, festival_id = excluded.festival_id, percent = excluded.percent,
    final_price = excluded.final_price, available = excluded.available,
    value_ids = excluded.value_ids, free_value_ids = excluded.free_value_ids,
    set_ids = excluded.set_ids, free_set_ids = excluded.free_set_ids,
    terms = excluded.terms, view_count = excluded.view_count, sold_count = excluded.sold_count,
    created_at = excluded.created_at
  WHERE (listings.*) IS DISTINCT FROM (excluded.*);
END $$;--> statement-breakpoint

-- Few products are read by the plans that are kept for every order. Many are planned for what they are.
CREATE FUNCTION write_many_listings(changed integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan SET jit = off AS $$
BEGIN
  PERFORM write_listings(changed);
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_listings(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(changed) > 200 THEN
    PERFORM write_many_listings(changed);
  ELSE
    PERFORM write_listings(changed);
  END IF;
END $$;--> statement-breakpoint

-- A statement that alters no listing, as most do of those that only try to, counts nothing.
CREATE OR REPLACE FUNCTION count_listings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM after'
    WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM before'
    ELSE 'SELECT 1 AS sign, * FROM after UNION ALL SELECT -1, * FROM before'
  END;
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM before) THEN RETURN NULL; END IF;
  ELSIF NOT EXISTS (SELECT FROM after) THEN
    RETURN NULL;
  END IF;
  EXECUTE format('
    INSERT INTO facet_counts (category_id, kind, key, count)
    SELECT category_id, kind, key, sum(sign) FROM (%s) changed, LATERAL (
      SELECT ''all''::facet_kind AS kind, 0 AS key
      UNION ALL SELECT ''brand'', brand_id
      UNION ALL SELECT ''festival'', festival_id WHERE festival_id IS NOT NULL
      UNION ALL SELECT ''value'', unnest(value_ids)
    ) own
    GROUP BY 1, 2, 3 HAVING sum(sign) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (category_id, kind, key) DO UPDATE SET count = facet_counts.count + excluded.count',
    changed);
  EXECUTE format('
    WITH moved AS (
      SELECT word_id, sum(sign) AS sign FROM (
        SELECT DISTINCT sign, product_id, unnest(terms) / 8 AS word_id FROM (%s) changed
      ) own GROUP BY 1 HAVING sum(sign) <> 0
    ), held AS (
      SELECT words.id, moved.sign FROM words JOIN moved ON moved.word_id = words.id
      ORDER BY words.id FOR NO KEY UPDATE OF words
    )
    UPDATE words SET count = words.count + held.sign FROM held WHERE words.id = held.id', changed);
  RETURN NULL;
END $$;
