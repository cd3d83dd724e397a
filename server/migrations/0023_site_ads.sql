-- An ad stands at one of six places of the window; its second picture shows under the pointer or not at all.
update site.asides set vertical = lower(vertical), horizontal = lower(horizontal), effect = lower(effect);
update site.asides set vertical = 'bottom' where vertical not in ('top', 'middle', 'bottom');
update site.asides set horizontal = 'left' where horizontal not in ('left', 'right');
update site.asides set effect = 'other' where effect not in ('hover', 'other');
alter table site.asides
  add constraint asides_vertical check (vertical in ('top', 'middle', 'bottom')),
  add constraint asides_horizontal check (horizontal in ('left', 'right')),
  add constraint asides_effect check (effect in ('hover', 'other'));
