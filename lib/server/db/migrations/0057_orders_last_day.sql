ALTER TABLE "orders" ADD COLUMN "last_day" date;--> statement-breakpoint
-- As its method needs now, but for Fridays and the holidays that the owner has listed: those of the solar calendar are not
-- in the database, and where one of them is among its days the promise is a day sooner than it was.
WITH holidays AS (
  SELECT jsonb_array_elements_text(value) AS day FROM settings
  WHERE key = 'holidays' AND jsonb_typeof(value) = 'array'
), promised AS (
  SELECT DISTINCT method.id AS method_id, orders.delivery_day, method.days_max - method.days_min AS days
  FROM orders JOIN shipping_methods method ON method.id = orders.shipping_method_id
  WHERE orders.type = 'sales' AND orders.slot_id IS NULL AND orders.delivery_day IS NOT NULL AND method.delivers
), reached AS (
  SELECT promised.method_id, promised.delivery_day, coalesce((
    SELECT max(counted.day) FROM (
      SELECT promised.delivery_day + later AS day FROM generate_series(1, promised.days * 2 + 60) later
      WHERE extract(isodow FROM promised.delivery_day + later) <> 5
        AND NOT EXISTS (SELECT FROM holidays WHERE holidays.day = (promised.delivery_day + later)::text)
      ORDER BY later LIMIT promised.days
    ) counted), promised.delivery_day) AS last_day
  FROM promised
)
UPDATE orders SET last_day = reached.last_day FROM reached
WHERE reached.method_id = orders.shipping_method_id AND reached.delivery_day = orders.delivery_day
  AND orders.type = 'sales' AND orders.slot_id IS NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_last_day" CHECK ("orders"."last_day" >= "orders"."delivery_day");