-- A row is known by the bank's reference and its sum: some banks give one reference to several lines. As addFingerprints writes it.
update statements.rows set fingerprint = encode(sha256(convert_to(reference || ' ' || amount, 'UTF8')), 'hex') where reference <> '';
