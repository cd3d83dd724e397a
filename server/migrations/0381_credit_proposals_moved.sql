-- They stand with all that takes two people now.
drop table credit.proposals;
