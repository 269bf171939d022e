/* Calls listed in another subject's group of routes. */

export type AccessCall =
  | 'lookupOrder'
  | 'openLink'
  | 'requestCode'
  | 'confirmCode'
  | 'requestMyCode'
  | 'confirmMyCode'
  | 'leaveBrowser';

export type ComplaintCall = 'complain' | 'adminAnswerComplaint';

export type PhotoConsentCall = 'giveConsent' | 'endConsent';
export type OrderConsentCall = 'requestBeginning' | 'takeBackConsent';
