-- What remarks mean is read with another model: what was read before cannot be compared with it, and is read again.
delete from remark_vectors;
comment on column remark_vectors.vector is '612 signed bytes, of any scale (src/domains/search/model/ranking/meaning-model.ts)';
