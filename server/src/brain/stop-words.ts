/** Folded words that carry no meaning for finding an answer, in English, Swedish, German, French and Spanish. */
export const stopWords: ReadonlySet<string> = new Set(
  [
    // English
    `a an the and or but if then so of to in on at by for from with without about as is are was were be been being am do does did done
     have has had having will would shall should can could may might must i you he she it we they me him her us them my your his its our
     their this that these those there here what which who whom whose how why not no yes just also very too more most some any all s t m
     re ve ll d don isn hi hello hey please thanks thank know tell want like need get got let say it's im id go come us really maybe well
     wait actually sorry whats wheres hows theres accept help need possible make makes many much such into than up out over again hold`,
    // Swedish
    `och eller men att det den de en ett i pa av for fran med utan om som ar var varit vara bli blir blev har hade ha ska skulle kan kunde
     vill ville maste far fick jag du han hon vi ni dem mig dig honom henne oss er min mitt mina din ditt dina var vart vara sin sitt sina
     denna detta dessa dar har vad vilken vilket vilka vem hur varfor inte nej ja bara ocksa mycket sa nu hej tack snalla veta sag finns
     nagon nagot nagra alla till vid nar era ert gor gora kl klockan vanta forlat`,
    // German
    `der die das den dem des ein eine einen einem einer eines und oder aber wenn dann so von zu zum zur in im an am auf bei fur aus mit ohne
     uber als ist sind war waren sein bin bist werden wird wurde habe hat haben hatte hatten kann konnen konnte konnten muss mussen darf soll
     sollte will wollen mochte mochten ich du er sie es wir ihr mich dich ihn uns euch ihnen mein meine dein deine sein seine unser unsere
     ihre ihren dies diese dieser dieses hier da was welche welcher welches wer wie warum nicht nein ja nur auch sehr noch hallo bitte danke
     wissen sagen gibt es mir dir ihm man denn mal euer eure warten moment`,
    // French
    `le la les l un une des du de d et ou mais si a au aux en dans sur par pour avec sans que qui quoi dont est sont etait etaient etre suis
     es sommes etes ai as avons avez ont avait peut peux pouvez pouvons pourrais pourriez dois doit devez je tu il elle on nous vous ils elles
     me te se moi toi lui leur mon ma mes ton ta tes son sa ses notre nos votre vos leurs ce cet cette ces ici c quel quelle quels quelles
     comment pourquoi ne pas non oui aussi tres plus y j n s t m qu bonjour salut merci svp veux voudrais faites fait faire il avoir attendez pardon`,
    // Spanish
    `el los las lo una unos unas del al y o pero si en por para con sin que quien quienes cual cuales es son era eran ser soy eres somos esta
     estan estar estoy he ha hemos han habia hay puede puedo pueden puedes podria debe debo yo tu usted ustedes ella nosotros ellos ellas me
     te se nos les mi mis tus su sus nuestro nuestra este esto estos estas ese eso aqui como por no tambien muy mas ya hola gracias favor
     quiero quisiera saber decir tiene tienen tengo tenemos hacen hacer espere perdon`,
  ]
    .join(' ')
    .split(/\s+/),
);
