/** Hash routes that exist; a link of the operator's to a screen that is still to come is not shown. */
const OPEN =
  /^(https?:\/\/|mailto:|#\/(Index|Nav|Live|Lottery|Sport|Game|Board|Fish|Esports|AboutUs|ContactUs|Partner|DepositHelp|DrawHelp|Guide|NormalDeposit|Member\/(Center|Transfer|Deposit|BindBank|Withdraw|BetRecord|Transaction|Notice))([?/]|$))/

export const isOpenLink = (link: string): boolean => OPEN.test(link)
