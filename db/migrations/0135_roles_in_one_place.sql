-- src/lib/roles.ts alone says which roles there are. The type of these columns comes from it and checks every writer.
alter table users drop constraint users_role_check;
alter table role_grants drop constraint role_grants_role_check;
