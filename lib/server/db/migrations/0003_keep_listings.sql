-- Written by hand. What lists and searches read is kept here, so that no writer can forget it.

CREATE FUNCTION learn_values(chosen jsonb[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO property_values (name, value)
  SELECT DISTINCT pair.key, pair.value
  FROM unnest(chosen) parent_value, jsonb_each_text(parent_value) pair
  WHERE NOT EXISTS (SELECT FROM property_values known WHERE known.name = pair.key AND known.value = pair.value)
  ON CONFLICT DO NOTHING;

  INSERT INTO value_sets (parent_value, value_ids)
  SELECT parent_value, coalesce((
    SELECT array_agg(known.id ORDER BY known.id) FROM jsonb_each_text(parent_value) pair
    JOIN property_values known ON known.name = pair.key AND known.value = pair.value), '{}')
  FROM unnest(chosen) parent_value
  ON CONFLICT DO NOTHING;
END $$;--> statement-breakpoint

CREATE FUNCTION values_of(sets integer[]) RETURNS integer[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT value_id ORDER BY value_id), '{}')
  FROM value_sets, unnest(value_ids) value_id WHERE value_sets.id = ANY (sets)
$$;--> statement-breakpoint

-- The products are locked before anything is read: of two writers the later sees what the earlier wrote.
CREATE FUNCTION refresh_listings(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM products WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;

  UPDATE products SET min_price = own.price, available = own.free
  FROM (
    SELECT product.id, coalesce(min(stock.price) FILTER (WHERE stock.quantity > stock.reserved),
      min(stock.price), 0) AS price, coalesce(bool_or(stock.quantity > stock.reserved), false) AS free
    FROM products product LEFT JOIN stocks stock ON stock.product_id = product.id
    WHERE product.id = ANY (changed) GROUP BY product.id
  ) own
  WHERE products.id = own.id
    AND (products.min_price, products.available) IS DISTINCT FROM (own.price, own.free);

  -- What has no variant has no price, so no list shows it.
  DELETE FROM listings USING products
  WHERE listings.product_id = ANY (changed) AND products.id = listings.product_id
    AND (products.status NOT IN ('published', 'coming_soon')
      OR NOT EXISTS (SELECT FROM stocks WHERE stocks.product_id = products.id));

  INSERT INTO listings (product_id, category_id, brand_id, festival_id, percent, final_price,
    available, value_ids, free_value_ids, set_ids, free_set_ids, terms, view_count, sold_count, created_at)
  SELECT product.id, product.category_id, product.brand_id, festival.id, cut.percent,
    CASE WHEN cut.percent = 0 THEN product.min_price ELSE cut.exact - cut.exact % 10 END,
    product.available AND product.status = 'published',
    values_of(own.sets), values_of(own.free_sets), own.sets, own.free_sets,
    product.terms, product.view_count, product.sold_count, product.created_at
  FROM products product
  LEFT JOIN festivals festival ON festival.id = product.festival_id
    AND now() >= festival.starts_at AND now() < festival.ends_at
  CROSS JOIN LATERAL (
    SELECT CASE WHEN festival.id IS NULL THEN 0 ELSE product.festival_percent END AS percent,
      product.min_price * (100 - CASE WHEN festival.id IS NULL THEN 0 ELSE product.festival_percent END) / 100 AS exact
  ) cut
  CROSS JOIN LATERAL (
    SELECT array_agg(value_set.id ORDER BY value_set.id) AS sets,
      coalesce(array_agg(value_set.id ORDER BY value_set.id) FILTER (
        WHERE stock.quantity > stock.reserved AND product.status = 'published'), '{}') AS free_sets
    FROM stocks stock JOIN value_sets value_set ON value_set.parent_value = stock.parent_value
    WHERE stock.product_id = product.id HAVING count(*) > 0
  ) own
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

CREATE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(id) INTO changed FROM after;
  ELSE
    SELECT array_agg(after.id) INTO changed FROM after JOIN before ON before.id = after.id
    WHERE (after.category_id, after.brand_id, after.status, after.festival_id,
        after.festival_percent, after.terms, after.view_count, after.sold_count, after.created_at)
      IS DISTINCT FROM (before.category_id, before.brand_id, before.status, before.festival_id,
        before.festival_percent, before.terms, before.view_count, before.sold_count, before.created_at);
  END IF;
  PERFORM refresh_listings(changed) WHERE changed IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_listed AFTER INSERT ON products REFERENCING NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION products_changed();--> statement-breakpoint
CREATE TRIGGER products_relisted AFTER UPDATE ON products REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION products_changed();--> statement-breakpoint

CREATE FUNCTION stocks_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
  chosen jsonb[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT product_id) INTO changed FROM before;
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT product_id), array_agg(DISTINCT parent_value) INTO changed, chosen FROM after;
  ELSE
    SELECT array_agg(DISTINCT after.product_id), array_agg(DISTINCT after.parent_value)
    INTO changed, chosen FROM after JOIN before ON before.id = after.id
    WHERE (after.parent_value, after.price, after.quantity, after.reserved)
      IS DISTINCT FROM (before.parent_value, before.price, before.quantity, before.reserved);
  END IF;
  SELECT array_agg(one) INTO chosen FROM unnest(chosen) one
  WHERE NOT EXISTS (SELECT FROM value_sets WHERE value_sets.parent_value = one);
  PERFORM learn_values(chosen) WHERE chosen IS NOT NULL;
  PERFORM refresh_listings(changed) WHERE changed IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER stocks_added AFTER INSERT ON stocks REFERENCING NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION stocks_changed();--> statement-breakpoint
CREATE TRIGGER stocks_altered AFTER UPDATE ON stocks REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION stocks_changed();--> statement-breakpoint
CREATE TRIGGER stocks_removed AFTER DELETE ON stocks REFERENCING OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION stocks_changed();--> statement-breakpoint

CREATE FUNCTION festivals_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listings(array_agg(product.id))
  FROM products product JOIN after ON after.id = product.festival_id HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER festivals_altered AFTER UPDATE ON festivals REFERENCING NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION festivals_changed();--> statement-breakpoint

-- Rows are counted in the order of their keys, so that two writers wait for each other and never across.
CREATE FUNCTION count_listings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM after'
    WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM before'
    ELSE 'SELECT 1 AS sign, * FROM after UNION ALL SELECT -1, * FROM before'
  END;
BEGIN
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
END $$;--> statement-breakpoint
CREATE TRIGGER listings_added AFTER INSERT ON listings REFERENCING NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION count_listings();--> statement-breakpoint
CREATE TRIGGER listings_altered AFTER UPDATE ON listings REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION count_listings();--> statement-breakpoint
CREATE TRIGGER listings_removed AFTER DELETE ON listings REFERENCING OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION count_listings();--> statement-breakpoint

-- A shop that was there before gets its rows.
SELECT learn_values(array_agg(DISTINCT parent_value)) FROM stocks HAVING count(*) > 0;--> statement-breakpoint
SELECT refresh_listings(array_agg(id)) FROM products HAVING count(*) > 0;
