-- A start asks whether anything is left that another embedder has embedded: mostly nothing is.
create index passages_by_embedder on passages (embedder);
create index products_by_embedder on products (embedder);
