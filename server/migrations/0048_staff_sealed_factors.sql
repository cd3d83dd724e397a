-- Second factors are kept sealed: gcm1:<key>:<nonce, tag and text>, AES-256-GCM with a key of SECRET, bound to the person
-- (decisions/0093). What a version before left as it was is sealed by the first start after this file, which knows the secret;
-- nothing is written as it is from now on, not by a server of that version either.
alter table staff.staff add constraint staff_totp_sealed
  check (totp_secret like 'gcm1:%') not valid;
alter table staff.staff_enrolments add constraint staff_enrolments_totp_sealed
  check (totp_secret like 'gcm1:%') not valid;
