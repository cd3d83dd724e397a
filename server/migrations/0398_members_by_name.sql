-- Names that begin so, among a hundred thousand, whatever language the database sorts by.
create index members_by_name on members.members (lower(name) text_pattern_ops);
