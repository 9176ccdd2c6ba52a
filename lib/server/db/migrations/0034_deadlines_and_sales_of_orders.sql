-- Written by hand: how long an order may stay at a step before it is late; a step that is not here waits for
-- nobody of the shop. Whoever changes the hours makes the column anew, for it is stored.
CREATE FUNCTION order_due_at(status order_status, step_began_at timestamptz, own_deadline timestamptz)
RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(own_deadline, step_began_at + CASE status
    WHEN 'waiting' THEN interval '24 hours'
    WHEN 'paid' THEN interval '4 hours'
    WHEN 'processing' THEN interval '8 hours'
    WHEN 'preparing' THEN interval '8 hours'
    WHEN 'stock' THEN interval '8 hours'
    WHEN 'packaging' THEN interval '6 hours'
    WHEN 'ready_for_send' THEN interval '24 hours'
    WHEN 'send_to_center' THEN interval '48 hours'
    WHEN 'sending' THEN interval '96 hours'
    WHEN 'refer_request' THEN interval '24 hours'
    WHEN 'refer_accept' THEN interval '120 hours'
    WHEN 'returned' THEN interval '24 hours'
  END)
$$;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_at" timestamp with time zone GENERATED ALWAYS AS (order_due_at(status, updated_at, step_due_at)) STORED;--> statement-breakpoint
CREATE INDEX "order_events_sold" ON "order_events" USING btree ("at","order_id") WHERE "order_events"."to_status" in ('paid', 'processing');--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at","id" DESC NULLS FIRST);