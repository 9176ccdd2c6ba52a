CREATE TABLE "shipping_city_prices" (
	"method_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "shipping_city_prices_method_id_city_id_pk" PRIMARY KEY("method_id","city_id"),
	CONSTRAINT "shipping_city_prices_price" CHECK ("shipping_city_prices"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "shipping_city_prices" ADD CONSTRAINT "shipping_city_prices_method_id_shipping_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."shipping_methods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_city_prices" ADD CONSTRAINT "shipping_city_prices_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipping_city_prices_city" ON "shipping_city_prices" USING btree ("city_id");