-- Papers that ended and have their pictures still: all papers were read for them each hour.
create index papers_ended on papers.papers (ended_at) where pictures_gone_at is null and ended_at is not null;
