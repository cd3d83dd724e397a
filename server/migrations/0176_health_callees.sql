comment on column health.minutes.supplier_code is 'who is called: a supplier by its code, a payment gateway as gateway:<code>';
