/**
 * What people search for when they want an icon, and the icons that they mean: their topics in Phosphor Icons, and those of
 * the services. Of words only the beginning, so that "training" and "trainers" are found, too.
 */
export const iconTopics = {
  'train educat school universit course learn teach workshop class':
    'book-open chalkboard-teacher graduation-cap notebook users-three',
  'team people group communit staff partner customer': 'handshake users-three',
  'agree contract trust': 'handshake scroll',
  'care help donat health medic hospital': 'first-aid hand-heart stethoscope',
  'law legal justice fair ethic bias govern rule polic': 'scales scroll',
  'secur privac safe protect risk': 'lighthouse lock-key shield-check',
  'audit review check task step': 'calendar-check clipboard-text list-checks shield-check',
  'tool repair build implement develop': 'hammer ruler toolbox wrench',
  'farm agricult nature environment garden grow':
    'barn leaf mountains plant tractor tree-evergreen',
  'business compan industr office shop store town': 'buildings factory storefront',
  'strateg road plan direct guid travel': 'compass lighthouse map-trifold path signpost',
  'place locat address region': 'map-pin map-trifold mountains',
  'analy data statist financ graph': 'chart-line-up',
  'search find research vision': 'binoculars magnifying-glass',
  'mail messag contact talk call': 'chat-circle-text chat-text envelope-simple phone',
  'writ content edit document report print':
    'book-open clipboard-text feather notebook pencil-line printer scroll',
  'date event appoint meet time': 'calendar-check',
  social:
    'facebook-logo github-logo instagram-logo linkedin-logo mastodon-logo twitter-logo youtube-logo',
};
