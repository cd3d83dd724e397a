/** What the name of an exported function begins with. A new verb is added here, after a look whether an old one says it. */
export const VERBS = new Set(
  `accept add adjust allow answer append apply approve ask assert assign attach authenticate authorize
  beat begin bend bet bind block book borrow bring build buy
  call cancel change charge check choose claim clean clear click clip close collect commit compare compose compress compute confirm connect consume
  convert copy correct count create credit cut
  deal debit decide declare decode define deliver deny derive describe detect disable dismiss dispatch display divide download drain draw
  drop dump
  emit empty enable encode end enforce enqueue enroll ensure enter escape exchange exit expand expect expire explain export extract
  fail fetch fill filter find finish fit flatten float follow forget format forward freeze fund
  gather generate get give go grant group guard guess
  handle hash have hear hide highlight hold hydrate
  identify import index initialise insert inspect install invalidate invite issue
  join judge jump
  keep kill
  launch lay lead leave lend let lift limit link list listen load lock log look
  make map mark mask match measure merge migrate mount move multiply
  name normalize note notify number
  offer open order
  pack page parse pass pause pay pick place play point poll post prepare present press preview price print prompt propose protect prove provide
  publish push put
  quote
  raise rank read rebuild recall receive recognize record recount recover redact redeem redirect reduce refresh refund refuse register reject release
  remember remind remove rename render renew repay repeat replace replay report request require reserve reset resolve restore resume retry return
  reverse review revoke rewrite roll rotate round run
  save scan schedule seal search secure seed select sell send serialize serve set settle share shift shorten show shuffle shut sign
  simulate skip sleep sort speak split start step stop store stream stringify strip submit subscribe suggest sum summarize supersede supervise
  suspend swap sweep switch synchronize tabulate
  take tell terminate tighten toggle trace track transfer transform translate trigger trim try turn type
  unbind unbook undo ungroup unlock unmount unpack unwrap update upload use
  validate verify visit void
  wait walk warn watch withdraw withhold wrap write`.split(/\s+/),
)

/** Beginnings of questions answered by yes or no, and of conversions. */
export const OTHERS = new Set([
  'is',
  'are',
  'has',
  'can',
  'may',
  'must',
  'needs',
  'wants',
  'takes',
  'leaves',
  'matches',
  'to',
  'from',
])

/** Participles that do not end in -ed; those that do are told by their ending. */
export const PARTICIPLES = new Set(
  `begun bought broken brought built chosen done drawn found forgotten frozen given gone held hidden kept known left lost made meant
  met paid run seen sent shown sold spent taken told thrown understood won written`.split(/\s+/),
)

/** Verbs that only look like participles. */
export const LOOKS_LIKE_ONE = new Set([
  'seed',
  'need',
  'feed',
  'proceed',
  'exceed',
  'succeed',
  'embed',
  'shed',
  'speed',
  'run',
])
