CREATE TABLE "daily_runs" (
	"job" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"succeeded_at" timestamp with time zone
);
