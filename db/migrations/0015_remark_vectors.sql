-- What remarks mean, for ordering homes by a wish in plain words: made when first asked for, never needed.
create table remark_vectors (
  listing_id bigint primary key references listings (id) on delete cascade,
  -- md5 of the remarks: changed remarks have none until they are read again.
  remarks_md5 text not null,
  -- 512 signed bytes, of any scale.
  vector bytea not null,
  -- Mean cosine to wishes of all kinds, which is taken off.
  commonness real not null
);
