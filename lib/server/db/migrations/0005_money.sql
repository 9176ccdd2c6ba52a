ALTER TABLE "stock_notices" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD COLUMN "not_before" timestamp with time zone;--> statement-breakpoint
-- Written by hand. A list shows whether there is some of a variant, not how much: a unit more or less of many changes none.
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
    SELECT array_agg(DISTINCT after.product_id), array_agg(DISTINCT after.parent_value)
    INTO changed, chosen FROM after JOIN before ON before.id = after.id
    WHERE (after.product_id, after.parent_value, after.price, after.quantity > after.reserved)
      IS DISTINCT FROM (before.product_id, before.parent_value, before.price, before.quantity > before.reserved);
  END IF;
  SELECT array_agg(one) INTO chosen FROM unnest(chosen) one
  WHERE NOT EXISTS (SELECT FROM value_sets WHERE value_sets.parent_value = one);
  PERFORM learn_values(chosen) WHERE chosen IS NOT NULL;
  PERFORM refresh_listings(changed) WHERE changed IS NOT NULL;
  RETURN NULL;
END $$;
