/**
 * Core words of the most common passwords, without digits and signs around them. Online guessing is throttled, so a
 * short list stops what a few thousand tries would find.
 */
export const commonPasswordWords: ReadonlySet<string> = new Set(
  `
  1q2w3e4r5t6y 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw23edc a1b2c3d4e5f6 aaaaaa abc abc123abc123 abcabc abcd
  abcdabcd abcde abcdef abcdefg abcdefgh abcdefghijkl abci access admin adminadmin administrator adminpassword
  alexander alexandra america andrew android angel angels anthony apple april arsenal asdasd asdf asdfgh
  asdfghjk asdfghjkl asdfqwer ashley august australia autumn azerty azertyuiop backup bailey banana barcelona
  baseball basketball batman batterystaple blessed blink business buster butterfly california canada changeit
  changeme changemenow changethis charlie cheese chelsea cherry chocolate christopher cisco coffee company
  computer contrasena cookie corporate correcthorse correcthorsebatterystaple corvette cowboys cupcake daniel
  database december default defaultpassword demo demodemo dragon dragons eagle elizabeth england example
  facebook falcon family father february ferrari finance flower flowers football footballfan forever fortnite
  freedom friday friends frodo gandalf garfield geheim george germany ginger golf google guest harley haslo
  heaven hello hellothere helloworld helpdesk heslo hobbit hockey hunter ilovegod iloveme iloveu iloveyou
  iloveyouforever instagram internet iphone iqazxsw iqazxswz iqazzwsx iqazzwsxeedc ironman january jennifer
  jessica jesus jesuschrist jordan jordanmichael joshua july june juventus killer lakers letmein letmeinnow
  letmeinplease lightning linux lion liverpool liverpoolfc login loginlogin london losenord love lovelove
  lovely loveyou lozinka maggie manager manchester manchesterunited march marketing master mastermaster matrix
  matthew mercedes merlin michael michelle microsoft minecraft monday monkey motdepasse mother mustang
  mypassword mysecret mysecretpassword naruto nathan network newpassword newyork nicole ninja nopassword
  nothing november october office oldpassword opensesame oracle paris parley parleyadmin parleyparley
  parleypassword parola pass passcode passord passphrase passwd password passwordpassword passwort pepper
  phoenix pikachu pineapple pokemon porsche prince princess q1w2e3r4t5y6 qazwsx qazwsxedc qazwsxedcrfv qieaz
  qweasd qweasdzxc qweqwe qwer qwerty qwertyui qwertyuiop qwertz qwertzuiop rainbow ranger realmadrid robert
  roblox root rootroot salasana sales samantha sample samsung samurai saturday secret secretpassword
  secretsecret secretword secure securepassword security senha september server service shadow skywalker
  snoopy soccer something spiderman spring startrek starwars strawberry summer sunday sunflower sunshine
  superadmin superman supersecret superuser support sweden sweetheart sysadmin temp temporary temppass
  temppassword tennis test tester testing testpassword testtest thepassword thomas thunder tiger tigger toor
  topsecret trustnoi trustnoone ubuntu unicorn user username wachtwoord warrior welcome welcomeback
  welcomehome whatever whiskey william windows winter wizard wolverine xxxxxx yamaha yankees yoda yourpassword
  zaq12wsxcde3 zaqi zaqizwsx zxcv zxcvbn zxcvbnm
`
    .trim()
    .split(/\s+/),
);
