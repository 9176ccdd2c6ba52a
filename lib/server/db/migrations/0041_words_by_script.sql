DROP INDEX "words_of_letters";--> statement-breakpoint
CREATE INDEX "words_of_latin" ON "words" USING btree ("count","word") WHERE "words"."word" !~ '[^a-z]';--> statement-breakpoint
CREATE INDEX "words_of_others" ON "words" USING btree ("count","word") WHERE "words"."word" ~ '[^a-z]' and "words"."word" !~ '[0-9]';