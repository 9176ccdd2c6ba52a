CREATE TABLE "import_files" (
	"import_id" integer NOT NULL,
	"name" text NOT NULL,
	"bytes" "bytea",
	CONSTRAINT "import_files_import_id_name_pk" PRIMARY KEY("import_id","name")
);
--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;