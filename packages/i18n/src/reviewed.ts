/** What a person looked at and found right as it is; the tests of the texts let it stand. */
export const reviewed: { words: readonly string[]; unlabelled: readonly string[] } = {
  /** Brand words, codes and units that read the same in every language. */
  words: ['Moongate', 'USDT', 'VIP', 'QQ', 'App', 'Android', 'iOS', 'JZ', 'OK', '{{ms}} ms', 'Email', 'Casino', 'E-sports', 'HOT', 'LIVE', 'Poker', 'Slot', '简体中文', '繁體中文', 'English', 'ไทย', 'Tiếng Việt'],
  /** Inputs that no person fills in: the screens send them. */
  unlabelled: ['id', 'key', 'proof', 'token', 'launch_token', 'group', 'url', 'type', 'register_site', 'count', 'isMobile', 'tag', 'open', 'picture', 'unpayOnly', 'operate_type', 'payment_name', 'payment_account', 'payment_bank_type'],
}
