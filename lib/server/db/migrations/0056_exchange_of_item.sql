ALTER TABLE "order_items" ADD COLUMN "exchange_of_item_id" integer;--> statement-breakpoint
-- The items of an exchange's order were written in the order of the lines that they replace.
UPDATE order_items SET exchange_of_item_id = given.id
FROM (
  SELECT sent.id, exchange.exchange_of, sent.stock_id, sent.quantity,
    row_number() OVER (PARTITION BY exchange.id ORDER BY sent.id) AS nth
  FROM orders exchange JOIN order_items sent ON sent.order_id = exchange.id
  WHERE exchange.exchange_of IS NOT NULL
) sent
JOIN (
  SELECT id, order_id, exchange_stock_id, quantity, row_number() OVER (PARTITION BY order_id ORDER BY id) AS nth
  FROM order_items WHERE exchange_state = 'ordered'
) given ON given.order_id = sent.exchange_of AND given.nth = sent.nth
  AND given.exchange_stock_id = sent.stock_id AND given.quantity = sent.quantity
WHERE order_items.id = sent.id;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_exchange_of_item_id_order_items_id_fk" FOREIGN KEY ("exchange_of_item_id") REFERENCES "public"."order_items"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_one_exchange_a_line" UNIQUE("exchange_of_item_id");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_exchange_of" CHECK ("order_items"."exchange_of_item_id" is null or "order_items"."parent_item_id" is null);